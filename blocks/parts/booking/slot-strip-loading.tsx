/** The strip's outline while it loads. */
export const SlotStripLoading = ({ text }: { text: string }) => (
  <div aria-busy="true" className="grid grid-cols-[minmax(0,1fr)] gap-4">
    <p role="status" className="text-ink-soft">
      {text}…
    </p>
    <div
      aria-hidden
      className="grid grid-cols-7 gap-1 @2xl:grid-cols-[repeat(14,minmax(0,1fr))] @2xl:gap-1.5"
    >
      {[...'abcdefghijklmn'].map((key) => (
        <span key={key} className="h-16 animate-pulse rounded-control bg-line motion-reduce:animate-none" />
      ))}
    </div>
    <div aria-hidden className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-2">
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
        <span key={key} className="h-11 animate-pulse rounded-control bg-line motion-reduce:animate-none" />
      ))}
    </div>
  </div>
)
