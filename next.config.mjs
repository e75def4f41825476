/**
 * The application: areas behind sign-in, and the block catalogue. Public pages are not its business. It neither is
 * TypeScript nor imports any, because a compiler would be loaded for that in production too (24 MB by Next, 12 by Node).
 *
 * @type {import('next').NextConfig}
 */
const config = {
  poweredByHeader: false,
  devIndicators: false,
  // Writing it (250 MB) takes longer than a second build saves.
  experimental: { turbopackFileSystemCacheForBuild: false },
  typescript: { ignoreBuildErrors: true },
  // A module that rjsf imports and our forms do not use, a third of its weight. The path is relative to this folder.
  turbopack: {
    resolveAlias: { 'markdown-to-jsx/react': './pro-forms/theme/no-markdown.ts' },
  },
  // Pictures have an endpoint of their own, `/images`.
  images: { unoptimized: true },
  // Below `app/` paths have no language. Only addresses with a known one come here: server/application/application.ts reads it first.
  rewrites: async () => ({
    beforeFiles: [{ source: '/:locale([a-z]{2})/:path*', destination: '/:path*' }],
    afterFiles: [],
    fallback: [],
  }),
}

export default config
