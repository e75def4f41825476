import { appointmentToPage } from '../../content-adapters/pages/appointment-to-page.ts'
import { askQuestionToPage } from '../../content-adapters/pages/ask-question-to-page.ts'
import { paths } from '../../content-adapters/parts/paths.ts'
import { defaultLocale, isLocale } from '../../locales/locale.ts'
import type { ModuleName } from '../../schemas/widgets/module-messages.ts'
import { NotFound, Redirect } from '../core/outcome.ts'
import {
  appointmentForm,
  askingQuery,
  bookingQuery,
  paramPatterns,
  type Route,
  type RouteContext,
} from '../core/route.ts'
import { type Compose, type LandingContext, SiteOff } from './landing.ts'
import { newsList } from './load-articles.ts'
import { askQuestionForm } from './load-question-link.ts'
import { reviewList } from './load-reviews.ts'

/** A widget: the page of the clinic's site with its blocks, and whether the clinic has it. */
type Module = {
  page: string
  compose: Compose
  has?: (context: LandingContext) => boolean
  /** Its form, and the query parameters that it depends on. */
  form?: Pick<Route, 'form' | 'query'>
}

const modules: Record<ModuleName, Module> = {
  news: { page: paths.news, compose: newsList },
  review: { page: paths.reviews(1), compose: reviewList },
  question: {
    page: paths.askQuestion,
    compose: askQuestionToPage,
    has: ({ company }) => company.emailForIssues !== undefined,
    form: { form: askQuestionForm, query: [...askingQuery, 'sent'] },
  },
  appointment: {
    page: paths.appointment,
    compose: appointmentToPage,
    has: ({ company }) => company.isOnlineEntryActive,
    form: { form: appointmentForm, query: [...bookingQuery, 'sent'] },
  },
}

/** The page in the language that the query names; the language of a path goes first. */
function followLanguage({ query, locale, host, path }: RouteContext): void {
  const asked = query.get('lang') ?? ''
  if (locale === defaultLocale && isLocale(asked) && asked !== defaultLocale)
    throw new Redirect(host.href(path, asked), 302, ['lang'])
}

function look(query: URLSearchParams) {
  const theme = query.get('theme')
  const primary = query.get('primary')?.toLowerCase() ?? ''
  return {
    ...((theme === 'light' || theme === 'dark') && { scheme: theme as 'light' | 'dark' }),
    ...(/^[0-9a-f]{6}$/.test(primary) && { accent: `#${primary}` }),
  }
}

/**
 * A widget of a clinic for another site (R33–R36, D-WIDGET): the blocks of the page of its site, without anything around them. 404 for an
 * unknown clinic, one that is unclaimed or whose site is taken down, and for a widget that it does not offer. Only the clinic's own sites
 * may frame it. Invalid colours are ignored.
 */
const load =
  (name: ModuleName): Route['load'] =>
  async (context) => {
    const { source, query, locale, path } = context
    const code = query.get('company') ?? ''
    if (!paramPatterns.company?.test(code)) throw new NotFound(path)
    followLanguage(context)
    const company = await source.company(code)
    if (company.isUnclaimed) throw new NotFound(path)
    if (company.isSiteOff) throw new SiteOff(path, company, locale)
    const { page, compose, has } = modules[name]
    const clinic = { company, menu: await source.menu(company, { isOptional: true }) }
    const composed = { ...context, ...clinic, site: { pages: {} } }
    const content = has?.(composed) === false ? undefined : await compose(composed)
    if (!content) throw new NotFound(path)
    return {
      content: { ...content, robots: 'noindex' },
      layout: 'empty',
      clinic,
      canonical: paths.company(company.slug) + page,
      framed: { hosts: company.widgetHosts ?? [], ...look(query) },
    }
  }

export const moduleRoute = (name: ModuleName): Omit<Route, 'id'> => {
  const { form, query = [] } = modules[name].form ?? {}
  return {
    path: `/modules/${name}`,
    query: ['company', 'lang', 'theme', 'primary', ...query],
    ...(form && { form }),
    load: load(name),
  }
}
