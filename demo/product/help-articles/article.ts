import type { CustomPageSeed } from '../../../backend/seed/format.ts'
import { translate } from '../../../locales/index.ts'
import { languages } from '../../../locales/languages.ts'
import type { Locale } from '../../../locales/locale.ts'
import type { TextKey } from '../../../locales/text-key.ts'
import type { HelpArticle } from '../../../schemas/articles/help-articles.ts'
import { block, rich, toPage } from '../../parts/blocks.ts'
import { type Four, four } from '../words.ts'

/** Inserts words of the screen: `{publish.open}` becomes the quoted words of `business:site.publish.open`. */
function withNames(text: string, locale: Locale): string {
  const [open, close] = languages[locale].quotes
  return text.replace(/\{([^}]+)\}/g, (_, key: string) => {
    const name = (key.includes(':') ? key : `business:site.${key}`) as TextKey
    return `${open}${translate(locale)(name)}${close}`
  })
}

type Steps = Record<Locale, readonly string[]>

/**
 * An article of the help (R4): what it is for, and three to seven steps. Words of the screen are written as their key in braces, so that
 * they are the ones that a reader sees, in each language.
 */
export function article(name: HelpArticle, title: Four, lead: Four, steps: Steps): CustomPageSeed {
  const listIn = (locale: Locale) => steps[locale].map((step) => `1. ${withNames(step, locale)}`).join('\n')
  const list = four(listIn('ru'), listIn('kk'), listIn('uz'), listIn('en'))
  return {
    slug: `help-${name}`,
    title,
    description: lead,
    blocks: [
      block('title', 'page-title', { title, lead }),
      block('steps', 'rich-text', { content: rich(list) }),
      block('next', 'call-to-action', {
        title: four('Не\u00a0получилось?', 'Шықпай қалды ма?', 'Uddalay olmadingizmi?', 'Did it not work?'),
        text: four(
          'Правки страниц и\u00a0оформления сохраняются сами, и\u00a0любую можно отменить. Пока сайт не\u00a0опубликован, пациенты их не\u00a0видят, так что пробуйте смело.',
          'Беттер мен безендірудегі өзгерістер өзі сақталады, кез келгенін қайтаруға болады. Сайт жарияланбайынша, оларды пациенттер көрмейді, сондықтан батыл байқап көріңіз.',
          'Sahifa va bezakdagi oʻzgarishlar oʻzi saqlanadi, istalganini bekor qilish mumkin. Sayt nashr qilinmaguncha ularni bemorlar koʻrmaydi, shuning uchun bemalol sinab koʻring.',
          'Changes of pages and design save themselves, and each of them can be undone. Patients see none of them until the site is published, so feel free to try.',
        ),
        action: {
          label: four('Вся помощь', 'Бүкіл көмек', 'Barcha yordam', 'All help'),
          link: toPage('/help'),
        },
        tone: 'calm',
      }),
    ],
  }
}
