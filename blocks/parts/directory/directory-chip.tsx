/** A choice that is one word or two. */
export const chip = 'inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full px-4 text-sm'

/** How many a choice leaves. */
export const Count = ({ of }: { of: number }) => <span className="text-ink-soft tabular-nums">{of}</span>
