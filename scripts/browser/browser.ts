export type Browser = { executablePath: string; env: Record<string, string> };
