import type { CanvasTool, ToCanvas } from '../../../schemas/canvas/canvas-messages.ts'

type Names = Omit<Extract<ToCanvas, { kind: 'names' }>, 'kind'>

let known: Names = { names: {}, lang: '' }
const listeners: (() => void)[] = []

/** Stores the builder's names of the blocks of the page. */
export function setNames({ names, lang, tools }: Names): void {
  known = { names, lang, ...(tools && { tools }) }
  for (const listener of listeners) listener()
}

/** Calls a function whenever there are new names. */
export const onNames = (listener: () => void): void => void listeners.push(listener)

export const nameOf = (id: string): string => known.names[id] ?? ''
/** The language of the names, which may be another one than the page's. */
export const namesLanguage = (): string => known.lang
/** The names of the tools on the page; none for those who may only read. */
export const toolNames = (): Partial<Record<CanvasTool, string>> => known.tools ?? {}
export const mayEdit = (): boolean => known.tools !== undefined
