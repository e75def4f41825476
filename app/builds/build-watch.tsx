'use client'

import { useEffect } from 'react'
import { takeUpState } from '../state/kept-state.ts'
import { requireFullLoad } from './full-load.ts'
import { watchBuilds } from './watch-builds.ts'

/**
 * Notices a newer build than `own`, and goes on where a reload for one has interrupted (B-28). Draws nothing. Without a
 * name, in development, there is none to compare with.
 */
export function BuildWatch({ own }: { own: string | undefined }) {
  useEffect(takeUpState, [])
  useEffect(() => (own ? watchBuilds(own, requireFullLoad) : undefined), [own])
  return null
}
