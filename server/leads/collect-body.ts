/** Bytes. */
export const bodyLimit = 64 * 1024;

/** How long a body may take, in milliseconds from the end of its headers. */
export const bodyMs = 20_000;

/**
 * Most pieces of one body, where each costs time however small it is. A proxy sends some kilobytes
 * at a time.
 */
const mostPieces = 8192;

const firstBytes = 4096;

/** Why a body is not used: it did not arrive whole in time (408), or it is too large (413). */
export type BodyFault = 408 | 413;

export class BodyRejected extends Error {
  constructor(readonly status: BodyFault) {
    super(`The body was rejected with ${status}`);
  }
}

/**
 * Collects a body in one buffer, because a piece that is kept as it came takes hundreds of bytes
 * of memory, even if it holds a single one.
 *
 * @param declaredLength the value of `Content-Length`; without one the buffer grows up to the limit
 */
export function collectBody(declaredLength: string | null | undefined) {
  const declared = declaredLength ? Number(declaredLength) : null;
  const fault: BodyFault | null = declared !== null && !(declared <= bodyLimit) ? 413 : null;
  let buffer = Buffer.allocUnsafeSlow(fault ? 0 : (declared ?? firstBytes));
  let size = 0;
  let pieces = 0;

  return {
    /** Known from the declared length alone. */
    fault,
    /** Bytes of memory in use. */
    memory: () => buffer.length,
    /** @returns the fault of the body so far, if any; what follows it is not kept */
    add(piece: Uint8Array): BodyFault | null {
      const end = size + piece.byteLength;
      pieces += 1;
      if (fault !== null || end > bodyLimit || pieces > mostPieces) return 413;

      if (end > buffer.length) {
        const larger = Buffer.allocUnsafeSlow(
          Math.min(bodyLimit, Math.max(end, 2 * buffer.length)),
        );
        buffer.copy(larger, 0, 0, size);
        buffer = larger;
      }
      buffer.set(piece, size);
      size = end;
      return null;
    },
    /** The whole body, at its end. */
    end(): Buffer<ArrayBuffer> | BodyFault {
      if (fault !== null) return fault;
      return declared === null || size === declared ? buffer.subarray(0, size) : 408;
    },
  };
}
