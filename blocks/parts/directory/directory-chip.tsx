/** How many a choice leaves. */
export const Count = ({ of }: { of: number }) => <span className="count">{of}</span>
