import Heart from 'lucide-react/icons/heart'
import { useEffect, useState } from 'react'
import { call } from '../../client/call.ts'
import { ensureLoginHere } from '../../client/document-login/ensure-login-here.ts'
import type { likeTypes } from '../../schemas/api/profile-kinds.ts'
import { Icon } from '../../ui/icon/icon.tsx'

/** The object of a like: a company or a doctor by code, an article by slug. */
export type Liked = { type: (typeof likeTypes)[number]; company?: string; code: string }

type Props = {
  of: Liked
  className: string
  texts: Record<'like' | 'liked' | 'notLiked', string>
  onFault: (message: string) => void
}

const bodyOf = ({ type, company, code }: Liked) => ({
  TYPE: type,
  CODE: code,
  ...(company !== undefined && { COMPANY_CODE: company }),
})

/** A heart (B-40): the person who is not signed in is asked to, and the like is given then. It is full at once, and empty again if that fails. */
export function LikeButton({ of, className, texts, onFault }: Props) {
  const [isLiked, setLiked] = useState(false)
  const body = bodyOf(of)
  const query = `?${new URLSearchParams(body)}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the button comes to life
  useEffect(() => {
    // Without an answer the heart is empty, and a press likes.
    void call('GET', `/front/v1/like${query}`).then(
      (answer) => setLiked((answer as { LIKED: boolean }).LIKED),
      () => {},
    )
  }, [])

  async function toggle() {
    const next = !isLiked
    onFault('')
    try {
      await ensureLoginHere()
    } catch {
      // The dialog was closed.
      return
    }
    setLiked(next)
    try {
      await (next ? call('POST', '/w-front/v1/like', body) : call('DELETE', `/w-front/v1/like${query}`))
    } catch {
      setLiked(!next)
      onFault(texts.notLiked)
    }
  }
  return (
    <button type="button" aria-pressed={isLiked} onClick={() => void toggle()} className={className}>
      <Icon of={Heart} className={isLiked ? 'fill-current' : ''} />
      {isLiked ? texts.liked : texts.like}
    </button>
  )
}
