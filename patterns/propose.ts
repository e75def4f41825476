import featureList from '../schemas/blocks/feature-list.ts'
import type { Label } from '../schemas/core/type.ts'
import { accentContrast, readableShade } from '../schemas/design/accent.ts'
import type { ThemeChoice } from '../schemas/design/theme.ts'
import type { DraftMenuItem, DraftPage, SiteDraft } from '../schemas/draft/site-draft.ts'
import type { Character } from '../schemas/draft/site-name.ts'
import { menuTypeLabels } from '../schemas/menu/menu-labels.ts'
import { relation } from '../schemas/menu/menu-target.ts'
import { byName, named } from './by-name.ts'
import type { ClinicFacts } from './facts.ts'
import { inLocales } from './in-locales.ts'
import { kindOf } from './kinds.ts'
import { blocksOf, lacking, makePage } from './make-page.ts'
import { pages as readyPages } from './pages.ts'
import type { ProposalPattern } from './proposal.ts'

/** All proposals by name: the files of `proposals/`. */
export const proposals = byName(
  import.meta.glob<{ default: ProposalPattern }>('./proposals/*.ts', { eager: true }),
)

/** Entries of composed pages and of the ready ones, in the order of the menu. */
const entries: readonly (keyof typeof menuTypeLabels | 'prices' | 'patients')[] = [
  ...([4, 6, 'prices', 'patients', 1, 3, 11, 7, 13] as const),
]

/** The fact that a clinic needs for the page of a menu entry, where the site itself does not ask (V-21). */
const needOf = { 1: 'news', 3: 'reviews' } as const

function menuOf(pages: SiteDraft['pages'], facts: ClinicFacts): DraftMenuItem[] {
  const entry = (id: string, name: Label, more: Partial<DraftMenuItem>): DraftMenuItem => ({
    id,
    type: 0,
    isHidden: false,
    ...more,
    name,
  })
  return entries.flatMap((one): DraftMenuItem[] => {
    if (typeof one === 'string') {
      const page = pages[one]
      const to = { relationType: relation.page, relationCode: page?.slug ?? '' }
      return page ? [entry(`menu-${one}`, page.title as Label, to)] : []
    }
    const need = one in needOf ? needOf[one as keyof typeof needOf] : undefined
    return need && !facts.has.has(need) ? [] : [entry(`menu-${one}`, menuTypeLabels[one], { type: one })]
  })
}

/** The least contrast of a logo's colour: a lighter one would become another colour in its readable shade, such as brown for yellow. */
const leastOfLogo = 2.5

/** Colours: the clinic’s own, in a readable shade, if its logo has one; else those of its kind. */
function colorsOf({ logoColor, ...facts }: ClinicFacts, character: Character): ThemeChoice {
  const isOwn = logoColor !== undefined && accentContrast(logoColor) >= leastOfLogo
  return isOwn ? { accent: readableShade(logoColor) } : { palette: kindOf(facts).palettes[character] }
}

/**
 * A complete site of a character (`proposals/`) for a clinic: design, menu and pages, with texts in the languages of the facts. It is a
 * draft like any other: it copies no fact that a block can show. The same facts give the same site. Throws for an unknown character.
 */
export function propose(character: Character, facts: ClinicFacts): SiteDraft {
  const { template, fonts, points, index, pages: names } = named(proposals, character)
  // The site composes a page about the clinic itself from the clinic's description.
  const isMade = (name: string) => name === 'about' && facts.has.has('description')
  const wanted = names.filter((name) => !isMade(name) && lacking(named(readyPages, name), facts).length === 0)
  const pages: Record<string, DraftPage> = {
    index: {
      slug: '',
      title: facts.name,
      description: kindOf(facts).start.calm.lead,
      blocks: blocksOf(index(facts), facts).map((block) =>
        block.type === featureList.type
          ? { ...block, props: { ...block.props, arrangement: points } }
          : block,
      ),
    },
  }
  for (const name of wanted) pages[name] = makePage(name, facts)
  const site: SiteDraft = {
    design: { template: template(facts), theme: { ...colorsOf(facts, character), fonts } },
    menu: menuOf(pages, facts),
    pages,
  }
  return inLocales(site, facts.locales)
}
