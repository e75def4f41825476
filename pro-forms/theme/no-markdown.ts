/** Stands in for `markdown-to-jsx`, which rjsf imports for its own templates; ours show plain sentences. */
export const Markdown = () => null
