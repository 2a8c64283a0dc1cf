#!/usr/bin/env bash
# Run both commands of the README, `make play` and `make test`, on a bare Debian that has python3 and make.
#
# The last commit is unpacked into a new root made by debootstrap. How this machine reaches its package
# registries (apt sources, proxies, certificates, pip's and npm's settings) is read when this runs and carried
# into the root. The bare system is kept in a cache, so that only the first run makes it.
#
#   FRESH_RUN="make play"   run this one command there instead
#   FRESH_RENEW=1           make the bare system anew
set -euo pipefail

suite=bookworm
packages=python3,make,ca-certificates
cache=${PIONEK_HOME:-/var/cache/pionek}/fresh
home=/srv/pionek        # where the clone lies in the new root
games=/var/lib/pionek   # and where its games are saved

say() { echo "fresh: $*" >&2; }
stop() { say "$*"; exit 1; }

mirror() { # the machine's own mirror of the suite, if its apt knows one
    sources | sed -n "s/^deb \([^ ]*\) $suite .*/\1/p" | head -n 1
}

sources() {
    # shellcheck disable=SC2016 # these are apt's variables
    apt-get indextargets --format 'deb $(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' 2>/dev/null |
        grep -E "^deb [^ ]+ $suite(-updates|-security)? " | sort -u
}

bare_system() { # prints the archive of a bare Debian
    local archive=$cache/$suite.tar
    if [[ -n ${FRESH_RENEW:-} ]]; then rm -f "$archive"; fi
    if [[ ! -f $archive ]]; then
        if ! command -v debootstrap >/dev/null; then
            say "installing debootstrap"
            { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends debootstrap; } \
                >/dev/null 2>&1 || stop "debootstrap is missing, and apt-get could not install it"
        fi
        mkdir -p "$cache"
        say "making a bare Debian $suite, about a minute"
        debootstrap --variant=minbase --include="$packages" "$suite" "$root" "$(mirror)" >"$work/debootstrap.log" ||
            { tail -n 15 "$work/debootstrap.log" >&2; stop "debootstrap failed; the lines above say why"; }
        tar -C "$root" --exclude=./var/cache/apt/archives/*.deb --exclude=./var/lib/apt/lists/* -cf "$archive.new" .
        mv "$archive.new" "$archive"
        find "$root" -mindepth 1 -delete
    fi
    echo "$archive"
}

carried() { # the names of the settings that registries are reached by
    compgen -e | grep -iE '^((https?|ftp|all|no)_proxy|PIP_.*|SSL_CERT_(FILE|DIR)|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE|NODE_EXTRA_CA_CERTS)$' || true
}

carry_settings() {
    cp -L /etc/resolv.conf /etc/hosts "$root/etc/"
    if [[ -n $(mirror) ]]; then sources >"$root/etc/apt/sources.list"; fi
    apt-config dump Acquire 2>/dev/null | grep -v IndexTargets >"$root/etc/apt/apt.conf.d/90machine" || true
    cp -L /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/" 2>/dev/null || true
    mkdir -p "$root/usr/local/share/ca-certificates"
    cp -L /usr/local/share/ca-certificates/*.crt "$root/usr/local/share/ca-certificates/" 2>/dev/null || true

    local python=python3
    if [[ -x .venv/bin/python ]]; then python=.venv/bin/python; fi
    { "$python" -m pip --disable-pip-version-check config list 2>/dev/null || true; } | python3 -c '
import ast, sys
sections = {}
for line in sys.stdin:
    name, _, value = line.strip().partition("=")
    section, _, key = name.partition(".")
    if key and not section.startswith(":"):
        sections.setdefault(section, []).append((key, ast.literal_eval(value).split()))
for section, settings in sections.items():
    print(f"[{section}]")
    for key, words in settings:
        print(f"{key} =", *words, sep="\n    ")
' >"$root/etc/pip.conf"

    local name
    while read -r name; do
        printf 'export %s=%q\n' "$name" "${!name}"
    done < <(carried) >"$work/settings"
    if command -v npm >/dev/null; then
        for name in registry proxy https-proxy cafile; do
            local value
            value=$(npm config get "$name" 2>/dev/null || true)
            if [[ -n $value && $value != null && $value != undefined ]]; then
                printf 'export npm_config_%s=%q\n' "${name//-/_}" "$value"
            fi
        done >>"$work/settings"
    fi
    cp "$work/settings" "$root/etc/pionek-settings"

    # Folders of packages on this machine, if pip is told to look there; the files of an index lie beside its `simple`.
    { cat "$root/etc/pip.conf" "$work/settings"; } | grep -oE '(file://)?/[^ ,;:'"'"'"]+' | sed 's,^file://,,; s,/simple/*$,,' |
        sort -u | while read -r name; do if [[ -d $name && $name != /etc/* ]]; then echo "$name"; fi; done >"$work/folders"
}

inside() { # in a mount namespace of its own: what is mounted here is gone with it
    local folder
    mount -t proc proc "$root/proc"
    mkdir -p "$root/dev/shm"
    mount -t tmpfs tmpfs "$root/dev/shm"
    while read -r folder; do
        mkdir -p "$root$folder"
        mount --bind -o ro "$folder" "$root$folder"
    done <"$work/folders"
    local outer=(env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin TERM=dumb PIONEK_HOME="$games")
    chroot "$root" "${outer[@]}" bash -c "set -euo pipefail; export HOME=~root; . /etc/pionek-settings; cd $home; $1"
}

here() { # run a command in the new root
    say "$1"
    unshare --mount --propagation private --pid --fork --kill-child "$self" --inside "$root" "$work" "$1"
}

if [[ ${1:-} == --inside ]]; then
    root=$2 work=$3
    inside "$4"
    exit
fi

[[ $(id -u) == 0 ]] || stop "a new root can only be made by root; type: sudo make fresh"
self=$(realpath "$0")
cd "$(dirname "$self")/.."
work=$(mktemp -d "${TMPDIR:-/var/tmp}/pionek-fresh.XXXXXX")
root=$work/root
mkdir "$root"
clean_up() {
    if grep -qF " $work/" /proc/self/mounts; then
        say "something is still mounted under $work; unmount it and remove that folder"
    else
        rm -rf --one-file-system "$work"
    fi
}
trap clean_up EXIT
trap 'exit 130' INT TERM

archive=$(bare_system)
tar -C "$root" -xf "$archive"
carry_settings
mkdir -p "$root$home"
git archive HEAD | tar -x -C "$root$home"
say "the commit $(git log -1 --format='%h %s')"

if [[ -n ${FRESH_RUN:-} ]]; then
    here "$FRESH_RUN"
else
    here "python3 tools/tryplay.py"
    [[ -n $(find "$root$games" -name table.db 2>/dev/null) ]] || stop "make play ended without keeping its games"
    here "make test"
fi
say "passed"
