import type { LinkTarget } from '../../schemas/core/link.ts'
import { profilePagesId } from '../../schemas/directory/profile-tabs.ts'
import type { LoadContext } from '../loader.ts'
import { toPage } from './paths.ts'

/**
 * The link from the first entries of a list to the page with all of them. In a profile it leads to the row of its pages: the head above
 * that is the same on each of them, and higher than a screen.
 */
export const wholeLink = (path: string, { inDirectory }: Pick<LoadContext, 'inDirectory'>): LinkTarget =>
  toPage(inDirectory ? `${path}#${profilePagesId}` : path)
