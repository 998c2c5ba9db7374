export * from './paths.ts';
export * from './catalogueDocuments.ts';
