/** Articles of the help about a clinic's site, one a task of its builder, in the order in which the tasks come up. */
export const helpArticles = [
  'start',
  'quick-changes',
  'blocks',
  'sections',
  'pictures',
  'languages',
  'pages',
  'design',
  'notice',
  'publish',
  'review',
  'history',
  'old-site',
  'site-file',
  'share',
  'comments',
  'domain',
  'search',
] as const
export type HelpArticle = (typeof helpArticles)[number]

/** The address of an article without its language, below the help (R4). */
export const helpPath = <Article extends HelpArticle>(article: Article) => `/help/${article}` as const
