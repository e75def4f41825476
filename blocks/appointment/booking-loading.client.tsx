/** In place of booking until it is known what can be booked. */
export const BookingLoading = ({ text }: { text: string }) => (
  <div aria-busy="true" className="grid gap-4">
    <p role="status" className="text-ink-soft">
      {text}…
    </p>
    {['a', 'b', 'c'].map((key) => (
      <span
        key={key}
        aria-hidden
        className="h-11 animate-pulse rounded-control bg-line motion-reduce:animate-none"
      />
    ))}
  </div>
)
