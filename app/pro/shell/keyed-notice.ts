import type { ReactNode } from 'react'

/** Something to know before anything else, and its name among others. */
export type KeyedNotice = { key: string; notice: ReactNode }
