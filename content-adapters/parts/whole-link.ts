import type { LinkTarget } from '../../schemas/core/link.ts'
import { profilePagesElement } from '../../schemas/directory/profile-tabs.ts'
import type { LoadContext } from '../loader.ts'
import { toPage } from './paths.ts'

/** The row of the pages of a profile, in the block of its head: that of a doctor, of a network, or of another company. */
function rowAt(path: string): string {
  const [, ofDoctor, ofNetwork] = /^\/(?:(companies\/doctors\/)|(-organizations\/))?/.exec(path) ?? []
  const head = ofDoctor ? 'specialist-profile' : ofNetwork ? 'network-profile' : 'company-profile'
  return `${head}-${profilePagesElement}`
}

/**
 * The link from the first entries of a list to the page with all of them. In a profile it leads to the row of its pages: the head above
 * that is the same on each of them, and higher than a screen.
 */
export const wholeLink = (path: string, { inDirectory }: Pick<LoadContext, 'inDirectory'>): LinkTarget =>
  toPage(inDirectory ? `${path}#${rowAt(path)}` : path)
