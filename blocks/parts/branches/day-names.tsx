/** Days as people write them, and in full for those who listen. */
export const DayNames = ({ of: { short, full } }: { of: { short: string; full: string } }) =>
  short === full ? (
    short
  ) : (
    <>
      <span aria-hidden>{short}</span>
      <span className="sr-only">{full}</span>
    </>
  )
