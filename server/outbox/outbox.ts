export type Outbox = any;
export function createOutbox(_: unknown): Outbox { return { plan: async()=>{}, planNotices: async()=>{}, supersede: async()=>{}, deliverInline: async()=>({kind:"left"}), start: async()=>{}, stop: async()=>{}, tick: async()=>1000, wake(){} }; }
