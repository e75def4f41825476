import { type Locale, localizePath } from '../../../locales/locale.ts'
import { embedPath, type ModuleName } from '../../../schemas/widgets/module-messages.ts'

export type WidgetChoice = {
  module: ModuleName
  locale: Locale
  /** Undefined for that of the reader's system. */
  theme?: 'light' | 'dark'
}

type Widget = WidgetChoice & {
  /** Code of the company. */
  company: string
  origin: string
  /** The title of the widget in its language: the name of the frame, and the words of the link in its place. */
  title: string
}

/** Path of a widget, as its frame has it. */
export const widgetPath = ({ module, locale, theme, company }: Omit<Widget, 'origin' | 'title'>): string =>
  `${localizePath(`/modules/${module}`, locale)}?${new URLSearchParams({ company, ...(theme && { theme }) })}`

const quoted = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The HTML that puts a widget on a page (D-WIDGET). Its link is for readers without scripts, and for all others until the widget is there. */
export function widgetCode({ title, origin, ...widget }: Widget): string {
  const { module, locale, theme, company } = widget
  const attributes = { module, company, lang: locale, ...(theme && { theme }), title }
  const data = Object.entries(attributes).map(([name, value]) => `data-${name}="${quoted(value)}"`)
  const link = `<a href="${quoted(origin + widgetPath(widget))}">${quoted(title)}</a>`
  return `<div ${data.join(' ')}>${link}</div>\n<script src="${origin}${embedPath}" async></script>`
}
