import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { rounded } from "./outlines";

const out = fileURLToPath(new URL("../src/pionek/server/page", import.meta.url));

/** The outlines of all icons lie beside the page, so that look.yaml can name any; the server sends only those named. */
function icons(): Plugin {
  return {
    name: "icons",
    closeBundle() {
      const set = JSON.parse(readFileSync(new URL("node_modules/@iconify-json/game-icons/icons.json", import.meta.url), "utf8"));
      const outlines: Record<string, string> = {};
      for (const [name, icon] of Object.entries<{ body: string }>(set.icons)) outlines[name] = rounded(/\bd="([^"]+)"/.exec(icon.body)![1]!);
      mkdirSync(out, { recursive: true });
      writeFileSync(`${out}/icons.json`, JSON.stringify(outlines));
    },
  };
}

export default defineConfig({
  base: "./",
  plugins: [svelte(), icons()],
  build: { outDir: out, emptyOutDir: true, target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
