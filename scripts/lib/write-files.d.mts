type Files = ReadonlyMap<string, string>

export function writeFiles(folder: string, files: Files): void
export function rewriteFiles(folder: string, files: Files, mark: string): void
