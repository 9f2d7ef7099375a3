/** `npm run conformance [-- --json]`: prints the conformance report. Ends with 1 where a case failed. */
import { conformanceReport, writeReport } from './report.ts';

const report = conformanceReport();
console.log(process.argv.includes('--json') ? JSON.stringify(report, null, 2) : writeReport(report));
process.exitCode = report.passed === report.cases ? 0 : 1;
