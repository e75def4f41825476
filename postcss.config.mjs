// For Next only; Vite has Tailwind as a plugin.
export default { plugins: { '@tailwindcss/postcss': {} } }
