import type { MessageParts } from './message-parts.ts'

/** A mail as plain text, for programs without HTML. */
export function mailText(parts: MessageParts): string {
  const { code, button, link, product } = parts
  const facts = parts.facts.map(({ name, value }) => `${name}: ${value}`).join('\n')
  const sections = [
    parts.greeting,
    ...parts.paragraphs,
    code,
    facts,
    button && `${button.text}:\n${button.href}`,
    link && `${link.text}:\n${link.href}`,
    ...parts.notes,
    `-- \n${parts.reason}\n${product.name} · ${product.about}\n${product.href}`,
  ]
  return `${sections.filter(Boolean).join('\n\n')}\n`
}
