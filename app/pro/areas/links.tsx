'use client'

import dynamic from 'next/dynamic'
import { call } from '../../../client/call.ts'
import type { Translate } from '../../../locales/text-key.ts'
import type { WordService } from '../../../pro-forms/form-context.ts'
import type { AreaPlace } from '../area/area-queries.ts'
import type { AreaParts } from './parts.ts'

const Card = dynamic(() => import('../links/link-card.tsx').then((module) => module.LinkCard))
const Ready = dynamic(() => import('../links/ready-links.tsx').then((module) => module.ReadyLinks))
const Above = dynamic(() => import('../links/link-use.tsx').then((module) => module.LinkUse), { ssr: false })
const Below = dynamic(() => import('../links/link-figures.tsx').then((module) => module.LinkFigures))

/** Whether a word of a link is free, and words made of its name. */
const word = (place: AreaPlace, code: string | undefined, t: Translate): WordService => ({
  of: ['label'],
  ask: async (typed, words, options) => {
    const { linkSlugAnswer } = await import('../../../schemas/api/links.ts')
    const name = words.ru ?? Object.values(words)[0] ?? ''
    const query = new URLSearchParams({
      ...(typed && { slug: typed.slice(0, 40) }),
      ...(name && { name: name.slice(0, 200) }),
      ...(code !== undefined && { link: code }),
    })
    const path = `/business-api-front2/${place.place}/links_slug?${query}`
    const { STATE, PROPOSED } = linkSlugAnswer.parse(await call('GET', path, undefined, options))
    const said =
      STATE === 'free' || STATE === 'taken' || STATE === 'reserved'
        ? { text: t(`links:slug.${STATE}`, { slug: typed }), isWrong: STATE !== 'free' }
        : undefined
    return { proposed: PROPOSED, offer: t('links:slug.proposed'), ...(said && { said }) }
  },
})

export default { Card, Ready, Above, Below, word } satisfies AreaParts
