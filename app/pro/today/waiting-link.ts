import Inbox from 'lucide-react/icons/inbox'
import type { Today, WaitingKind } from '../../../schemas/api/today.ts'
import type { IconGlyph } from '../../../ui/icon/icon.tsx'

/** The screen on which a kind of waiting work is done: its path below the path of the company, and its icon. */
export type WaitingLink = { path: string; icon: IconGlyph }

const modules = import.meta.glob<{ default: WaitingLink }>('../*/*.waiting.ts', { eager: true })

/** The links by kind; each is the default export of `app/pro/<folder>/<kind>.waiting.ts`. */
export const waitingLinks: ReadonlyMap<string, WaitingLink> = new Map(
  Object.entries(modules).map(([path, { default: link }]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.waiting.ts'.length),
    link,
  ]),
)

/** The query of a link to the branch and the day of what waits; empty for what has none. */
export const waitingQuery = (at: Today['WAITING'][number]['AT']): string =>
  at ? `?${new URLSearchParams({ cabinet: at.COMPANY_CABINET_CODE, date: at.DATE })}` : ''

/** The link of a kind; `path` is that of a kind that a declaration adds, which needs no file. */
export const waitingLink = (kind: WaitingKind, path: string | null): WaitingLink =>
  waitingLinks.get(kind) ?? { path: path ?? '', icon: Inbox }
