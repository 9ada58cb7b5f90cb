/*
 * The built server imports this before anything else: what V8 and the packages must find.
 */
import { setFlagsFromString } from "node:v8";

// React and others choose between their slow development code and the other when they are loaded.
process.env.NODE_ENV ||= "production";

// Loading would let the young generation of the heap grow to 17 MB, and V8 shrinks it when it likes.
// `keepHeapSmall` decides its size.
setFlagsFromString("--semi-space-growth-factor=1");
