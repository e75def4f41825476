'use client'

import { useEffect } from 'react'
import { takeUpState } from '../state/kept-state.ts'
import { requireFullLoad } from './full-load.ts'
import { watchBuilds } from './watch-builds.ts'

/**
 * Watches for a newer build than `own`, and restores the state saved before such a reload (B-28). Renders nothing. In
 * development the build has no name, so nothing is watched.
 */
export function BuildWatch({ own }: { own: string | undefined }) {
  useEffect(takeUpState, [])
  useEffect(() => (own ? watchBuilds(own, requireFullLoad) : undefined), [own])
  return null
}
