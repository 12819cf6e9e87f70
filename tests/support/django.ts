import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { projectFolder } from './dist.ts'
import { freePort, startProcess } from './start-process.ts'
import type { Started } from './start-process.ts'

/** For which Debian's packages are made; others may stand before it. */
const PYTHON = '/usr/bin/python3'

export const djangoPackages =
  'python3-django python3-djangorestframework python3-djangorestframework-simplejwt'

/** Whether this machine has a Django, and what the tests need of it. */
export function isDjangoInstalled(): boolean {
  const needed = 'import django, rest_framework, rest_framework_simplejwt'
  return spawnSync(PYTHON, ['-c', needed]).status === 0
}

/** Starts `tests/backends/django_api.py`, whose database is in the folder. */
export async function startDjango(folder: string): Promise<Started> {
  const port = await freePort()
  const file = join(projectFolder, 'tests/backends/django_api.py')
  return startProcess(PYTHON, [file, folder, String(port)], { port, folder })
}
