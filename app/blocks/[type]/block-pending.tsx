/** The page of a block whose file is written but not compiled yet; it loads again until the block is there. */
export const BlockPending = ({ type }: { type: string }) => (
  <main lang="en" className="mx-auto max-w-page px-6 py-12">
    <meta httpEquiv="refresh" content="1" />
    <h1 className="font-mono text-4xl">{type}</h1>
    <p role="status" className="mt-4">
      Compiling schemas/blocks/{type}.ts …
    </p>
  </main>
)
