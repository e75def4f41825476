/** The part in the tab of the pages in place of its lists: the settings of a page, or an entry of the menu. */
export type OpenedPart = {
  kind: 'page' | 'entry'
  id: string
  /** The field that gets the focus; the first one by default. */
  field?: 'slug' | 'target'
}

/** The part of the tab for the path of a problem; undefined if the problem is about something else. */
export function partAt([kind, id, field]: readonly (string | number)[]): OpenedPart | undefined {
  if (kind === 'menu')
    return { kind: 'entry', id: String(id), ...(field === undefined && { field: 'target' }) }
  if (kind !== 'pages' || field === 'blocks') return undefined
  return { kind: 'page', id: String(id), ...(field === 'slug' && { field }) }
}
