import account from '../../schemas/blocks/account.ts'
import type { Static } from '../../schemas/core/type.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import type { PageContent } from '../page-content.ts'
import { words } from '../words.ts'

export type AccountStep = Static<typeof account.props>['first']
export type SignInReason = NonNullable<Static<typeof account.props>['reason']>

/** An account page (R29–R32) with its first step, and the reason for the sign-in. The same for everybody. */
export const accountToPage = (first: AccountStep, reason: SignInReason | null = null): PageContent => ({
  title: words(`account:title.${first}`),
  description: words(`head:account.${first}`),
  type: 'website',
  blocks: [storedBlock(account, { first, ...(reason && { reason }) })],
  sidebar: [],
  robots: 'noindex',
})
