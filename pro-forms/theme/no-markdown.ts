/** Replaces `markdown-to-jsx`, which rjsf imports for its default templates; ours do not use Markdown. */
export const Markdown = () => null
