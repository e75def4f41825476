import { html, raw } from 'hono/html'
import type { MailLink, MessageParts } from './message-parts.ts'

const font = "font-family:-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"
const text = `margin:0 0 16px;${font};font-size:16px;line-height:24px;color:#1f1d1a`
const small = `margin:0 0 12px;${font};font-size:14px;line-height:20px;color:#5c5852`

/** The product's logo as text: mail programs block external pictures and remove SVG. */
const mark = html`<span class="way" aria-hidden="true" style="color:#0b6e7f;font-size:22px;font-weight:800">✚</span> `

/** Mail programs with a dark mode use these styles; the others show the light mail, or invert it. */
const dark = `@media (prefers-color-scheme:dark){
.page{background:#181715!important}
.card{background:#262421!important}
.ink{color:#eeece8!important}
.soft{color:#b6b1a9!important}
.tint{background:#173238!important;color:#d5eef2!important}
.line{border-color:#3a3733!important}
.way{color:#86d0dc!important}
}`

/** Invisible filler after the preheader, so that a list of mails does not show the body's first line. */
const filler = '\u034f \u200c \u00a0 '.repeat(40)

/** The width for programs that do not support `max-width`. */
const openWidth = raw(
  '<!--[if mso]><table role="presentation" width="600" align="center"><tr><td><![endif]-->',
)
const closeWidth = raw('<!--[if mso]></td></tr></table><![endif]-->')

const paragraph = (line: string) => html`
<p class="ink" style="${text}">${line}</p>`

const code = (value: string) => html`
<p class="tint" style="${text};margin:0 0 24px;padding:16px 8px;border-radius:10px;background:#e6f3f5;color:#0a4e5b;font-size:32px;line-height:40px;font-weight:600;letter-spacing:6px;text-indent:6px;text-align:center">${value}</p>`

const fact = ({ name, value }: MessageParts['facts'][number]) => html`
<div class="line" style="padding:10px 0;border-bottom:1px solid #e6e3de">
<div class="soft" style="${small};margin:0">${name}</div>
<div class="ink" style="${text};margin:0;white-space:pre-line;overflow-wrap:anywhere">${value}</div>
</div>`

const facts = (all: MessageParts['facts']) => html`
<div class="line" style="margin:0 0 24px;border-top:1px solid #e6e3de">${all.map(fact)}
</div>`

/** Its height is a border, because some programs ignore padding. */
const button = ({ text: words, href }: MailLink) => html`
<p style="margin:24px 0"><a href="${href}" style="${font};display:inline-block;border:solid #0b6e7f;border-width:12px 24px;border-radius:10px;background:#0b6e7f;color:#ffffff;font-size:16px;line-height:20px;font-weight:600;text-decoration:none">${words}</a></p>`

const link = ({ text: words, href }: MailLink) => html`
<p style="${text}"><a class="way" href="${href}" style="color:#0a5a68">${words}</a></p>`

const note = (line: string) => html`
<p class="soft" style="${small}">${line}</p>`

/** A mail as HTML: one column, no external resources, light or dark as the reader's system. */
export async function mailHtml(parts: MessageParts): Promise<string> {
  const { locale, product } = parts
  const document = await html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${parts.subject}</title>
<style>${raw(dark)}</style>
</head>
<body class="page" style="margin:0;background:#f4f2ee">
<div style="display:none;max-height:0;overflow:hidden">${parts.preheader}${filler}</div>
<div class="page" style="padding:24px 12px;background:#f4f2ee">${openWidth}
<div style="max-width:600px;margin:0 auto">
<p class="ink" style="${text};padding:0 24px;font-size:18px;font-weight:600">${mark}${product.name}</p>
<div class="card" style="padding:32px 24px 20px;border-radius:12px;background:#ffffff">
${paragraph(parts.greeting)}${parts.paragraphs.map(paragraph)}${parts.code && code(parts.code)}${
  parts.facts.length > 0 && facts(parts.facts)
}${parts.button && button(parts.button)}${parts.link && link(parts.link)}${parts.notes.map(note)}
</div>
<div style="padding:20px 24px 0">
${note(parts.reason)}
<p class="soft" style="${small}"><a class="way" href="${product.href}" style="color:#0a5a68">${product.name}</a> · ${product.about}</p>
</div>
</div>
${closeWidth}</div>
</body>
</html>
`
  return document.toString()
}
