export default {
  compilerOptions: { runes: true },
  onwarn(warning, handler) {
    // What a screen reader could not read is an error, not a remark.
    if (warning.code.startsWith("a11y")) throw new Error(`${warning.filename}: ${warning.message}`);
    handler(warning);
  },
};
