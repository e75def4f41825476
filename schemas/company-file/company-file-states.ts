/** A file with everything of a company goes out of it, or comes in. */
export const fileDirections = ['out', 'in'] as const
export type FileDirection = (typeof fileDirections)[number]

/**
 * States of such a file. One that goes out is `making`, then `ready` until its time is over (`gone`). One that comes in is `sending` while its parts
 * arrive, `checking`, `checked` until somebody decides, `writing` and `written`. Either may have `failed`.
 */
export const companyFileStates = [
  'making',
  'ready',
  'gone',
  'sending',
  'checking',
  'checked',
  'writing',
  'written',
  'failed',
] as const
export type CompanyFileState = (typeof companyFileStates)[number]

/** States in which a worker has something to do. */
export const workedStates = ['making', 'checking', 'writing'] as const satisfies readonly CompanyFileState[]

/** States in which something is under way, or waits for whoever has begun it: a company has one such file of a direction. */
export const openStates = [
  ...workedStates,
  'sending',
  'checked',
] as const satisfies readonly CompanyFileState[]

/** How many days a file that is ready is kept. */
export const keptFileDays = 7

/** Why a file could not be made or brought. The texts are `exchange:whole.fault.*`. */
export const fileFaults = [
  'lost',
  'noArchive',
  'damaged',
  'otherFile',
  'newer',
  'unsafe',
  'tooLarge',
  'notEmpty',
  'notOwner',
  'internal',
] as const
export type FileFault = (typeof fileFaults)[number]
