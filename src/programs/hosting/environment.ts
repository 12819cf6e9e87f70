import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Variables that are set win over the `.env` file in the project's root. */
export function loadEnvironment(root: string): NodeJS.ProcessEnv {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  return process.env
}
