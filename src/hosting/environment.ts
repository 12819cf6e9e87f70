import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The environment variables, with those of a `.env` file in the project's
 * root behind them: a variable that is set wins over the file.
 */
export function loadEnvironment(root: string): NodeJS.ProcessEnv {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  return process.env
}
