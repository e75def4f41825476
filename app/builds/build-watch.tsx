'use client'

import { useEffect } from 'react'
import { restoreState } from '../state/saved-state.ts'
import { requireFullLoad } from './full-load.ts'
import { watchBuilds } from './watch-builds.ts'

/**
 * Watches for a newer build than `own`, and restores the state saved before such a reload (B-28). Renders nothing. In
 * development the build has no name, so nothing is watched.
 */
export function BuildWatch({ own }: { own: string | undefined }) {
  useEffect(restoreState, [])
  useEffect(() => (own ? watchBuilds(own, requireFullLoad) : undefined), [own])
  return null
}
