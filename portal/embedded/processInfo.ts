import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { codeOf } from '../errorFacts.ts';

type ProcStat = { state: string; startTicks: string };

function readProcStat(pid: number): ProcStat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name in parentheses may contain spaces and parentheses.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', startTicks: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}

function ps(pid: number, column: string): string {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, LC_ALL: 'C' },
    }).trim();
  } catch {
    return '';
  }
}

function probeProcess(pid: number): 'own' | 'otherAccount' | 'exited' {
  try {
    process.kill(pid, 0);
    return 'own';
  } catch (error) {
    return codeOf(error) === 'EPERM' ? 'otherAccount' : 'exited';
  }
}

/**
 * Whether the process can still run. A zombie cannot: in a container without an init process a killed PostgreSQL stays
 * one forever and would keep its lock file.
 */
export function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || probeProcess(pid) === 'exited') return false;
  if (process.platform === 'linux') {
    const state = readProcStat(pid)?.state;
    return state !== 'Z' && state !== 'X';
  }
  if (process.platform === 'win32') return true;
  return !ps(pid, 'stat').startsWith('Z');
}

/** Whether the system still lists the process, including zombies. */
export function isKnown(pid: number): boolean {
  return probeProcess(pid) !== 'exited';
}

/** The start time of the process, as a text that differs for any other process with this id; empty if unknown. */
export function startMarkOf(pid: number): string {
  if (process.platform === 'linux') {
    const ticks = readProcStat(pid)?.startTicks;
    if (ticks === undefined) return '';
    try {
      return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${ticks}`;
    } catch {
      return ticks;
    }
  }
  return process.platform === 'win32' ? '' : ps(pid, 'lstart');
}

/** True unless the process is certainly not the PostgreSQL server of this cluster folder. */
export function mayBePostmasterOf(pid: number, cluster: string): boolean {
  if (!isRunning(pid) || probeProcess(pid) === 'otherAccount') return false;
  if (process.platform === 'linux') {
    try {
      if (!readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres')) return false;
      return readlinkSync(`/proc/${pid}/cwd`) === cluster;
    } catch {
      return isRunning(pid);
    }
  }
  if (process.platform === 'win32') return true;
  return ps(pid, 'comm').includes('postgres');
}
