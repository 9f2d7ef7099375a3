import { setFlagsFromString } from 'node:v8';

/**
 * Keeps the part of the memory for new objects from growing. A document makes a great many that live for a moment:
 * left to itself, the machine's memory fills with those of a whole evening before they are cleared away.
 */
export function keepMemorySmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}
